import { answerInWorker } from '#server/platform/answer-in-worker.ts'
import { drawPicture } from '#server/render/draw-picture.ts'
import { renderers } from '#server/render/renderers.ts'
import type { PictureRequest } from './create-pictures.ts'
import type { RenderRequest } from './create-exports.ts'

answerInWorker((request: RenderRequest | PictureRequest) =>
  'picture' in request ? drawPicture(request.picture) : renderers[request.format].render(request.edition, request.settings),
)
