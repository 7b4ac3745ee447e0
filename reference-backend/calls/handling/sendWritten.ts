import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesEncoding } from '../../headers/takesEncoding.ts';
import type { WrittenReply } from './WrittenReply.ts';

/** The length, in characters, from which a reply is compressed here. `@fastify/compress` does the others. */
const LONG = 16 * 1024;

/** Room for all that comes out, so that it comes in one piece. */
const CHUNK = 64 * 1024;

/**
 * Each reply is compressed for one guest, and one of a search is nearly all repetition: more effort than this takes half
 * as long again, and makes it shorter by a tenth.
 */
const BROTLI = { chunkSize: CHUNK, params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 2 } };
const GZIP = { chunkSize: CHUNK, level: 3 };

const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);

/**
 * Sends a written reply. A long one is compressed as a whole, beside the event loop, and not as a stream, whose pieces
 * would each come back to it.
 */
export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { json }: WrittenReply,
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  const compressed = json.length < LONG ? undefined : await compress(request, json);
  if (compressed === undefined) return reply.send(json);
  const [encoding, bytes] = compressed;
  return reply.header('vary', 'accept-encoding').header('content-encoding', encoding).send(bytes);
}

async function compress(
  request: FastifyRequest,
  json: string,
): Promise<readonly [encoding: string, bytes: Buffer] | undefined> {
  if (takesEncoding('br', request)) return ['br', await brotli(json, BROTLI)];
  if (takesEncoding('gzip', request)) return ['gzip', await gzip(json, GZIP)];
  return undefined;
}
