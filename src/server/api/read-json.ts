import type { z } from 'zod'
import { AppError } from '#shared/errors.ts'
import { describeIssue } from '#server/platform/serving/describe-issues.ts'

/** Parses a form field with JSON; `called` is its name in the error message. */
export function readJson<Schema extends z.ZodType>(
  text: string,
  { schema, called }: { schema: Schema; called: string },
): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(text, called), { error: describeIssue })
  if (parsed.success) return parsed.data
  const details = parsed.error.issues
    .map(({ path, message }) => `${path.join('.') || called}: ${message.replace(/\.?$/, '.')}`)
    .join(' ')
  throw new AppError('invalid-input', `The ${called} cannot be read.`, { details })
}

function parseJson(text: string, called: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('invalid-input', `The ${called} are not valid JSON.`, { cause })
  }
}
