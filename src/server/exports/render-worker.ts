import { answerInWorker } from '#server/platform/answer-in-worker.ts'
import { renderers } from '#server/render/renderers.ts'
import type { RenderRequest } from './create-exports.ts'

answerInWorker(({ format, edition }: RenderRequest) => renderers[format].render(edition))
