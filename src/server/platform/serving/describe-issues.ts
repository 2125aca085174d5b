import type { z } from 'zod'
import { AppError } from '#shared/errors.ts'

type Issue = z.core.$ZodRawIssue

const listed = (values: readonly unknown[]) => values.map(String).join(', ')

function tooBig({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) {
  if (origin === 'string') return `takes at most ${Number(maximum).toLocaleString('en-GB')} characters`
  return origin === 'array' ? `takes at most ${maximum} entries` : `must be at most ${maximum}`
}

function tooSmall({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) {
  if (origin === 'string' && minimum === 1) return 'must not be empty'
  if (origin === 'string') return `needs at least ${minimum} characters`
  return origin === 'array' ? `needs at least ${minimum} entries` : `must be at least ${minimum}`
}

/** The message for a schema issue, if the schema has none of its own. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${/^[aeio]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_value':
      if (issue.input === undefined) return 'is required'
      return issue.values.length === 1 ? `must be ${listed(issue.values)}` : `must be one of ${listed(issue.values)}`
    case 'invalid_format':
      return issue.format === 'uuid' ? 'is not a valid id' : `is not a valid ${issue.format}`
    case 'unrecognized_keys':
      return `has unknown fields: ${listed(issue.keys)}`
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    default:
      return 'is not valid'
  }
}

/** Characters. A field's name comes from the caller, and may be as long as the request. */
const longestPath = 200

/** The error for an invalid input, naming each faulty field. */
export function invalidInput(issues: readonly { path: PropertyKey[]; message: string }[]): AppError {
  const shown = issues
    .slice(0, 10)
    .map(({ path, message }) => (path.length ? `${path.map(String).join('.').slice(0, longestPath)}: ${message}` : message))
  const sentence = issues.length === 1 ? 'One field of the request is not right.' : 'Some fields of the request are not right.'
  return new AppError('invalid-input', sentence, { details: shown.map((text) => text.replace(/\.?$/, '.')).join(' ') })
}
