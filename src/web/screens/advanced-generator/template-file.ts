import { maxTemplateBytes, templateExtensions } from '#shared/template-files.ts'

/** What speaks against a file as a template, in words for whoever chose it. */
export function objectionTo(file: { name: string; size: number }): string | undefined {
  const name = file.name.toLowerCase()
  if (!templateExtensions.some((extension) => name.endsWith(extension)))
    return `A template is a ${templateExtensions.slice(0, -1).join(', ')} or ${templateExtensions.at(-1)} file.`
  if (file.size > maxTemplateBytes) return `A template has at most ${maxTemplateBytes / 1024 / 1024} MB.`
  return undefined
}
