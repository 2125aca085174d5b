import type { Content } from '#shared/content/content.ts'
import { answerInWorker } from '#server/platform/answer-in-worker.ts'
import { drawPicture } from '#server/render/draw-picture.ts'
import { renderers } from '#server/render/renderers.ts'
import type { PictureRequest } from './create-pictures.ts'
import type { RenderRequest } from './create-exports.ts'

const render = ({ format, edition, settings }: RenderRequest) =>
  renderers[format].render({ ...edition, content: JSON.parse(edition.content) as Content }, settings)

answerInWorker((request: RenderRequest | PictureRequest) => ('picture' in request ? drawPicture(request.picture) : render(request)))
