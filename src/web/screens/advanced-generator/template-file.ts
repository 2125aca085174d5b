import { briefFileLimits } from '#shared/brief-files.ts'
import { maxTemplateBytes, templateExtensions } from '#shared/template-files.ts'
import * as words from '#words/advanced-generator.ts'

type Kind = {
  extensions: readonly string[]
  bytes: number
  mustBe: (others: string, last: string) => string
  hasAtMost: (megabytes: number) => string
}

const objection =
  ({ extensions, bytes, mustBe, hasAtMost }: Kind) =>
  (file: { name: string; size: number }): string | undefined => {
    if (!extensions.some((extension) => file.name.toLowerCase().endsWith(extension)))
      return mustBe(extensions.slice(0, -1).join(', '), extensions.at(-1)!)
    if (file.size > bytes) return hasAtMost(bytes / 1024 / 1024)
    return undefined
  }

/** What speaks against a file as a template, in words for whoever chose it. */
export const objectionTo = objection({
  extensions: templateExtensions,
  bytes: maxTemplateBytes,
  mustBe: words.templateMustBe,
  hasAtMost: words.templateHasAtMost,
})
export const objectionToBrief = objection({ ...briefFileLimits, mustBe: words.briefMustBe, hasAtMost: words.briefHasAtMost })
