import { answerInChild } from '#server/platform/answer-in-child.ts'
import { readOutline } from '#server/templates/read-outline.ts'

await answerInChild(({ options, bytes }, progress) => readOutline({ filename: String(options), bytes }, progress))
