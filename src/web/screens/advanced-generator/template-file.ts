import { briefFileLimits } from '#shared/brief-files.ts'
import { maxTemplateBytes, templateExtensions } from '#shared/template-files.ts'
import * as words from '#words/advanced-generator.ts'

type Kind = { name: keyof typeof words.fileKinds; extensions: readonly string[]; bytes: number }

const objection =
  ({ name, extensions, bytes }: Kind) =>
  (file: { name: string; size: number }): string | undefined => {
    if (!extensions.some((extension) => file.name.toLowerCase().endsWith(extension)))
      return words.fileMustBe(words.fileKinds[name], extensions.slice(0, -1).join(', '), extensions.at(-1)!)
    if (file.size > bytes) return words.fileHasAtMost(words.fileKinds[name], bytes / 1024 / 1024)
    return undefined
  }

/** Returns why a file cannot be used as a template; undefined if it can. */
export const objectionTo = objection({ name: 'template', extensions: templateExtensions, bytes: maxTemplateBytes })
export const objectionToBrief = objection({ name: 'brief', ...briefFileLimits })
