import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { NoteEnd } from '../stand-in/call-log.ts'
import type { Fault } from './fault-schema.ts'

export type StatusFault = Extract<Fault, { kind: 'status' }>

export type FaultyCall = {
  fault: Fault | null
  reply: FastifyReply
  /** Does the work; returns the body to send, or undefined for none. */
  handle: (interruption: Interruption) => Promise<unknown>
  /** The service's own refusal. */
  refuse: (fault: StatusFault) => Error
  /** Takes the grant back, or ends its access tokens; returns the service's refusal of the token. */
  spoilGrant: (kind: 'revoke' | 'expire') => Promise<Error>
  noteEnd: NoteEnd
}

/** What a bulk call must do to itself. */
export type Interruption = {
  /** Share of the items after which the server breaks off; null: none. */
  breakAfterShare: number | null
  rejectedItems: ReadonlySet<number>
}

/** Thrown by a bulk call that broke off where it was told to. */
export class BrokenOff extends Error {}

/** Answers one call with what was drawn for it. The work that a cut leaves behind is committed, as in real life. */
export async function playFault({ fault, reply, handle, refuse, spoilGrant, noteEnd }: FaultyCall): Promise<unknown> {
  if (fault !== null && 'latencyMs' in fault && !(fault.kind === 'latency' && fault.when === 'after')) await wait(fault.latencyMs ?? 0)
  if (fault?.kind === 'status' && fault.when === 'after') await handle(interruptionOf(fault))
  if (fault?.kind === 'status') throw refuse(fault)
  if (fault?.kind === 'revoke' || fault?.kind === 'expire') throw await spoilGrant(fault.kind)
  if (fault?.kind === 'cut') await noteEnd(null)
  if (fault?.kind === 'cut' && fault.when === 'before') return cutLine(reply)
  if (fault?.kind === 'cut') return answerCut(fault.when, { reply, work: () => handle(interruptionOf(fault)) })
  const body = await handle(interruptionOf(fault))
  if (fault?.kind === 'latency' && fault.when === 'after') await wait(fault.latencyMs)
  await noteEnd(reply.statusCode)
  return reply.send(body)
}

async function answerCut(when: 'before' | 'during' | 'after', { reply, work }: { reply: FastifyReply; work: () => Promise<unknown> }): Promise<FastifyReply> {
  try {
    await work()
  } catch {
    // Whatever the answer would have been, it does not arrive.
    return cutLine(reply)
  }
  if (when === 'after') return cutLine(reply)
  reply.hijack()
  reply.raw.writeHead(reply.statusCode, { 'content-type': 'application/json', 'content-length': 1_000 })
  reply.raw.write('{"', () => reply.raw.socket?.destroy())
  return reply
}

function cutLine(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.socket?.destroy()
  return reply
}

function interruptionOf(fault: Fault | null): Interruption {
  return {
    breakAfterShare: fault?.kind === 'cut' && fault.when === 'during' ? fault.share : null,
    rejectedItems: new Set(fault?.kind === 'reject' ? fault.items : []),
  }
}
