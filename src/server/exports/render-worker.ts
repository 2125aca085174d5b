import { compareContents } from '#server/compare/compare-contents.ts'
import { listFactChanges } from '#server/compare/list-fact-changes.ts'
import type { Content } from '#shared/content/content.ts'
import { answerInWorker } from '#server/platform/answer-in-worker.ts'
import { drawPicture } from '#server/render/draw-picture.ts'
import { renderers } from '#server/render/renderers.ts'
import type { Compared, ComparisonRequest, RevisionRequest } from './create-comparisons.ts'
import type { PictureRequest } from './create-pictures.ts'
import type { RenderRequest } from './create-exports.ts'

answerInWorker((request: RenderRequest | PictureRequest | ComparisonRequest | RevisionRequest) => {
  if ('picture' in request) return drawPicture(request.picture)
  if ('compare' in request) return compare(request)
  const { format, settings } = request
  const edition = 'revise' in request ? revised(request) : whole(request)
  return renderers[format].render(edition, settings)
})

const whole = ({ edition }: RenderRequest) => ({ ...edition, content: JSON.parse(edition.content) as Content })

const revised = ({ revise, edition }: RevisionRequest) => ({ ...edition, content: compareContents(revise, edition.content) })

function compare({ compare: { before, after } }: ComparisonRequest): Uint8Array {
  const compared: Compared = {
    facts: listFactChanges(before.solution, after.solution),
    content: compareContents(before.content, after.content),
  }
  return new TextEncoder().encode(JSON.stringify(compared))
}
