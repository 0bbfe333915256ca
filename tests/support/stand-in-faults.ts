/** Tells the stand-ins how to behave; the shapes are those of sandbox/faults. */
export async function controlStandIns(origin: string, control: object): Promise<void> {
  const reply = await fetch(`${origin}/sandbox/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(control) })
  if (!reply.ok) throw new Error(`The stand-ins did not take it: ${await reply.text()}`)
}
