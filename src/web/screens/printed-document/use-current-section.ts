import { useEffect, useMemo, useState } from 'react'
import type { Section } from '#shared/content/content.ts'

/** Share of the window's height above which a heading counts as reached. */
const readingLine = 0.25

/** Returns the last section whose heading has been reached. */
export const findReached = (ids: string[]) =>
  ids.findLast((id) => {
    const top = document.getElementById(`content-${id}`)?.getBoundingClientRect().top
    return top !== undefined && top < innerHeight * readingLine
  })

/** Returns the id of the section being read: the last one, of the two upper levels, whose heading has been reached. */
export function useCurrentSection(sections: Section[]): string | undefined {
  const ids = useMemo(() => sections.flatMap(({ id, sections: inner }) => [id, ...inner.map((child) => child.id)]), [sections])
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    let waiting = 0
    const look = () => {
      waiting = 0
      setCurrent(findReached(ids) ?? ids[0])
    }
    const lookSoon = () => (waiting ||= requestAnimationFrame(look))
    lookSoon()
    addEventListener('scroll', lookSoon, { passive: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(waiting)
      removeEventListener('scroll', lookSoon)
      removeEventListener('resize', lookSoon)
    }
  }, [ids])
  return current
}
