import { constants, deflateRaw, inflate, inflateRawSync } from 'node:zlib'
import { promisify } from 'node:util'

/**
 * Replies put together from parts that were compressed when they were stored. Deflate blocks that end on a byte
 * boundary may follow one another in one stream (RFC 1951, section 3.2; zlib's Z_SYNC_FLUSH ends a part so), and the
 * checksum of the whole follows from those of its parts. A part is its Adler-32 and its length in bytes before
 * compression, four bytes each, then its blocks.
 */

const deflateRawAsync = promisify(deflateRaw)
const inflateAsync = promisify<Buffer, Buffer>(inflate)

const PART_HEADER_BYTES = 8
/** Most that one uncompressed block holds. */
const STORED_BLOCK_BYTES = 65_535
/** RFC 1950: deflate with a 32 KiB window, default level. */
const STREAM_HEADER = Buffer.from([0x78, 0x9c])
/** An empty final block. */
const STREAM_END = Buffer.from([0x03, 0x00])

/** Compresses text into a part, off the main thread. */
export async function deflatePart(text: string): Promise<Buffer> {
  const bytes = Buffer.from(text)
  const blocks = await deflateRawAsync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
  const header = Buffer.alloc(PART_HEADER_BYTES)
  header.writeUInt32BE(adler32(bytes), 0)
  header.writeUInt32BE(bytes.length, 4)
  return Buffer.concat([header, blocks])
}

/** The text of one part. */
export function inflatePart(part: Buffer): string {
  return inflateRawSync(part.subarray(PART_HEADER_BYTES), { finishFlush: constants.Z_SYNC_FLUSH }).toString()
}

/** One zlib stream (RFC 1950, the content coding `deflate`) of plain strings and stored parts, in order. */
export function spliceDeflate(pieces: readonly (string | Buffer)[]): Buffer {
  const chunks: Buffer[] = [STREAM_HEADER]
  let checksum = 1
  for (const piece of pieces) {
    const part = typeof piece === 'string' ? storePlain(Buffer.from(piece)) : piece
    checksum = combineAdler32(checksum, { checksum: part.readUInt32BE(0), length: part.readUInt32BE(4) })
    chunks.push(part.subarray(PART_HEADER_BYTES))
  }
  const end = Buffer.alloc(4)
  end.writeUInt32BE(checksum)
  return Buffer.concat([...chunks, STREAM_END, end])
}

/** For the few clients that take no compressed reply; off the main thread. */
export function inflateSplice(stream: Buffer): Promise<Buffer> {
  return inflateAsync(stream)
}

/** A part that is not worth compressing. */
function storePlain(bytes: Buffer): Buffer {
  const header = Buffer.alloc(PART_HEADER_BYTES)
  header.writeUInt32BE(adler32(bytes), 0)
  header.writeUInt32BE(bytes.length, 4)
  const chunks: Buffer[] = [header]
  for (let start = 0; start < bytes.length; start += STORED_BLOCK_BYTES) {
    const block = bytes.subarray(start, start + STORED_BLOCK_BYTES)
    const blockHeader = Buffer.alloc(5)
    blockHeader.writeUInt16LE(block.length, 1)
    blockHeader.writeUInt16LE(~block.length & 0xffff, 3)
    chunks.push(blockHeader, block)
  }
  return Buffer.concat(chunks)
}

const ADLER_BASE = 65_521
/** As many bytes as can be summed before the second sum outgrows 32 bits (zlib's NMAX). */
const ADLER_RUN = 5_552

function adler32(bytes: Buffer): number {
  let low = 1
  let high = 0
  for (let start = 0; start < bytes.length; start += ADLER_RUN) {
    const end = Math.min(start + ADLER_RUN, bytes.length)
    for (let index = start; index < end; index += 1) {
      low += bytes[index]!
      high += low
    }
    low %= ADLER_BASE
    high %= ADLER_BASE
  }
  return ((high << 16) | low) >>> 0
}

/** The checksum of two texts in a row, as zlib's adler32_combine finds it. */
function combineAdler32(first: number, second: { checksum: number; length: number }): number {
  const [firstLow, secondLow] = [first & 0xffff, second.checksum & 0xffff]
  const remainder = second.length % ADLER_BASE
  const low = firstLow + secondLow + ADLER_BASE - 1
  const high = ((remainder * firstLow) % ADLER_BASE) + (first >>> 16) + (second.checksum >>> 16) + ADLER_BASE - remainder
  return (((high % ADLER_BASE) << 16) | (low % ADLER_BASE)) >>> 0
}
