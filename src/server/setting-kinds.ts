import { z } from 'zod'

/* What environment variables are made of. Each message completes the sentence 'NAME should be ...'. */

export const wholeNumber = (lowest: number, highest: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, `a whole number from ${lowest} to ${highest}`)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, `a whole number from ${lowest} to ${highest}`)

export const webAddress = (expected: string) => z.string().refine(isWebAddress, expected)

export function isWebAddress(value: string): boolean {
  return /^https?:$/.test(parseUrl(value)?.protocol ?? '')
}

/** Null for what is no absolute address. */
export function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null
}
