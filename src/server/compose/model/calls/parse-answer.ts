import type { z } from 'zod'

/** An answer in the agreed form; undefined where it does not have it. */
export function parseAnswer<T>(text: string, form: z.ZodType<T>): T | undefined {
  try {
    const parsed = form.safeParse(JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, '')))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** What is wrong with one item of an answer, as an instruction to mend it. */
export type ItemFault = { item: string; fault: string }
