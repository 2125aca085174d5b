import { answerInChild } from '#server/platform/answer-in-child.ts'
import { cutIntoFields } from '#server/templates/cut-into-fields.ts'
import { readLines } from '#server/templates/read-lines.ts'

await answerInChild(async ({ options, bytes }, progress) => {
  const { lines, unread } = await readLines({ filename: String(options), bytes }, progress)
  return { ...cutIntoFields(lines), unread }
})
