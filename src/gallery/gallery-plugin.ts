import type { Plugin } from 'vite'
import { createPictures } from '#server/exports/create-pictures.ts'
import { drawPicture } from '#server/render/draw-picture.ts'
import { galleryContent } from './gallery-content.ts'

const pictureAddress = /^\/gallery\/pictures\/([\w-]+)\.svg$/

/** Serves `/gallery` and the pictures of its blocks, only in development: a build has neither. */
export const gallery = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    const drawBlock = createPictures({ draw: ({ picture }) => drawPicture(picture) })
    middlewares.use((request, response, next) => {
      const path = request.url?.split('?')[0] ?? ''
      if (path === '/gallery') request.url = '/gallery.html'
      const id = pictureAddress.exec(path)?.[1]
      if (id === undefined) return next()
      const answer = async () => {
        try {
          const { bytes } = await drawBlock(galleryContent, id)
          response.setHeader('content-type', 'image/svg+xml').end(bytes)
        } catch (error) {
          next(error)
        }
      }
      void answer()
    })
  },
})
