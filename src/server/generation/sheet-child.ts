import { answerInChild } from '#server/platform/answer-in-child.ts'
import { fillSheet } from '#server/templates/sheet/fill-sheet.ts'
import { readSheet } from '#server/templates/sheet/read-sheet.ts'
import type { SheetWork } from './read-client-sheet.ts'

await answerInChild(async ({ options, bytes }, progress) => {
  const { filling, ...work } = options as SheetWork
  if (!filling) return readSheet(bytes, { ...work, progress })
  const filled = await fillSheet(bytes, { ...work, ...filling, progress })
  return { ...filled, bytes: filled.bytes.toString('base64') }
})
