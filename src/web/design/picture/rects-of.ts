import type { Connection } from '../editing.ts'
import type { LaidPicture } from './lay-picture.ts'
import type { Rect } from './rect.ts'

/** The place of a component, or the places of both ends of a connection. */
export function rectsOf(id: string, { placed, frame }: LaidPicture, relations: readonly Connection[]): Rect[] {
  const connection = relations.find((relation) => relation.id === id)
  const ids = connection ? [connection.from, connection.to] : [id]
  return ids.flatMap((one) => placed.find(({ component }) => component.id === one)?.rect ?? (frame?.id === one ? frame.rect : []))
}
