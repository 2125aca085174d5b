export function focusNode(canvas: HTMLElement | null, id: string) {
  canvas?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus()
}

const drawn = '.react-flow__node, .react-flow__edge'

/** Returns the id of the component or connection in which an event occurred. */
export const drawnAt = (target: EventTarget | null): string | undefined =>
  (target instanceof Element && target.closest(drawn)?.getAttribute('data-id')) || undefined

/** Returns the component under the pointer. */
export function componentUnder(event: MouseEvent | TouchEvent): string | undefined {
  const point = 'changedTouches' in event ? event.changedTouches[0] : event
  const under = point && document.elementFromPoint(point.clientX, point.clientY)
  return under?.closest('.react-flow__node-component')?.getAttribute('data-id') ?? undefined
}
