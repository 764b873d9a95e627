// The .ico container: a header of 22 bytes, then a PNG as it is.

/** A square PNG of at most 256 pixels as an .ico file. */
export function iconFile(width: number, png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(width % 256, 6); // 0 stands for 256
  header.writeUInt8(width % 256, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the PNG begins
  return Buffer.concat([header, png]);
}
