import { compareContents } from '#server/compare/compare-contents.ts'
import { listFactChanges } from '#server/compare/list-fact-changes.ts'
import { answerInWorker } from '#server/platform/answer-in-worker.ts'
import { drawPicture } from '#server/render/draw-picture.ts'
import { renderers } from '#server/render/renderers.ts'
import type { Compared, ComparisonRequest, RevisionRequest } from './create-comparisons.ts'
import type { PictureRequest } from './create-pictures.ts'
import type { RenderRequest } from './create-exports.ts'

answerInWorker((request: RenderRequest | PictureRequest | ComparisonRequest | RevisionRequest) => {
  if ('picture' in request) return drawPicture(request.picture)
  if ('compare' in request) return compare(request)
  const { format, edition, settings } = request
  const content = 'revise' in request ? compareContents(request.revise, edition.content) : edition.content
  return renderers[format].render({ ...edition, content }, settings)
})

function compare({ compare: { before, after } }: ComparisonRequest): Uint8Array {
  const compared: Compared = {
    facts: listFactChanges(before.solution, after.solution),
    content: compareContents(before.content, after.content),
  }
  return new TextEncoder().encode(JSON.stringify(compared))
}
