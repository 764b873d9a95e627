import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const BLOCKS = [0, 16]; // the brotli encoder's block sizes; 0: its own choice. Neither is the smaller one for every file
const WORDS = /\.(js|css|html|svg|json|webmanifest)$/;

/** Beside every file of words lie the same words compressed, so that the server never has to. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const file of filesIn(folder)) {
        if (!WORDS.test(file)) continue;
        const words = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(words, { level: 9 }));
        writeFileSync(`${file}.br`, brotli(words));
      }
    },
  };
}

/** The smallest of several encodings. */
function brotli(words: Buffer): Buffer {
  const found = BLOCKS.map((block) =>
    brotliCompressSync(words, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGBLOCK]: block },
    }),
  );
  return found.reduce((least, each) => (each.length < least.length ? each : least));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}
