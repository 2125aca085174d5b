import { answerInChild } from '#server/platform/answer-in-child.ts'
import { readUpload } from '#server/templates/read-upload.ts'

await answerInChild(async ({ options, bytes }, progress) => {
  const { template, ...read } = await readUpload({ filename: String(options), bytes }, progress)
  return { ...read, template: template && Buffer.from(template).toString('base64') }
})
