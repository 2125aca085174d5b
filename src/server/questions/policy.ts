import type { Viewer } from '#server/accounts/policy.ts'
import { rulingKey } from '#server/compose/apply-rulings.ts'
import { emailKey } from '#server/sharing/policy.ts'

/** Identifies a question in all versions by its text, as its answer does. */
export const questionKey = (words: string) => rulingKey(words)

/** True if a question was put to the viewer, who is known by the email address. */
export const isPutTo = (viewer: Pick<Viewer, 'email'>, { emailKey: key }: { emailKey: string | null }): boolean =>
  key !== null && key === emailKey(viewer.email)
