import { briefFileLimits } from '#shared/brief-files.ts'
import { maxTemplateBytes, templateExtensions } from '#shared/template-files.ts'

type Kind = { name: string; extensions: readonly string[]; bytes: number }

const objection =
  ({ name, extensions, bytes }: Kind) =>
  (file: { name: string; size: number }): string | undefined => {
    if (!extensions.some((extension) => file.name.toLowerCase().endsWith(extension)))
      return `A ${name} is a ${extensions.slice(0, -1).join(', ')} or ${extensions.at(-1)} file.`
    if (file.size > bytes) return `A ${name} has at most ${bytes / 1024 / 1024} MB.`
    return undefined
  }

/** What speaks against a file as a template, in words for whoever chose it. */
export const objectionTo = objection({ name: 'template', extensions: templateExtensions, bytes: maxTemplateBytes })
export const objectionToBrief = objection({ name: 'brief', ...briefFileLimits })
