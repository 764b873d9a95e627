import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { precompress } from "./plugins/precompress.ts";

/** The server's paths: in development they go through to a server at home. */
const SERVER = "http://127.0.0.1:8470";
const through = { target: SERVER, changeOrigin: false };

/** What every page needs comes in one file: an old line opens six connections, and each small file would take one. What only
 * a table in play needs stays out of it. */
const FIRST =
  /[\\/](@fluent|svelte)[\\/]|src[\\/](lib[\\/](?!again|clock|coached|decks|music|sound|walk)|words[\\/])|parts[\\/]((Curl|Mark|Rule|Sentence|Icon)\.svelte|shapes)/;

const OWN_WORDS = ["tests/generic/*.test.ts", "tests/line/*.test.ts"];

export default defineConfig({
  plugins: [svelte(), precompress()],
  build: {
    outDir: "../src/talewind/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the content policy stays strict
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", test: FIRST }] } } },
  },
  server: {
    fs: { allow: [".."] }, // data that the Python package holds
    proxy: {
      "/api": through,
      "/texts": through,
      "/decks": through,
      "/games": through,
      "/ws": { ...through, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    environment: "happy-dom",
    pool: "threads", // a fifth less time than processes
    testTimeout: 180_000,
    setupFiles: ["tests/setup.ts"],
    projects: [
      // The files of a worker share a document and the words of the client, but for those that bring words or modules of their own.
      {
        extends: true,
        test: { name: "shared", include: ["tests/**/*.test.ts"], exclude: OWN_WORDS, isolate: false },
      },
      { extends: true, test: { name: "alone", include: OWN_WORDS } },
    ],
  },
});
