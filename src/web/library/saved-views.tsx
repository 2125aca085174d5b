import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { ownPrefix, readStored, store } from '#web/ui/stored-value.ts'
import type { Dialogs } from '#web/ui/dialogs/use-dialogs.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/library.ts'

/** A saved search of the library with a name; stored in this browser for the signed-in user. */
type View = { name: string; search: string }

const place = `${ownPrefix}library-views`
const mostViews = 20

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as View).name === 'string' &&
  typeof (value as View).search === 'string'

function readViews(): View[] {
  const stored = readStored(place, 'localStorage')
  return Array.isArray(stored) ? stored.filter(isView).slice(0, mostViews) : []
}

type SavedViewsProps = { search: string; dialog: Dialogs }

/** Saved searches, with a button to save the current one. */
export function SavedViews({ search, dialog }: SavedViewsProps) {
  const [views, setViews] = useState(readViews)
  const put = (next: View[]) => {
    store(place, next, 'localStorage')
    setViews(next)
  }
  const keep = async () => {
    const name = await dialog.prompt({
      text: words.saveThisView,
      label: general.name,
      type: 'text',
      maxLength: 60,
      yes: words.save,
    })
    if (name) put([...views.filter((view) => view.name !== name), { name, search }].slice(-mostViews))
  }
  const isKept = views.some((view) => view.search === search)
  if (views.length === 0 && search === '') return null
  return (
    <nav aria-label={words.savedViews} className="flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <span key={view.name} className="flex max-w-full items-center">
          <Link
            to={view.search ? `/documents?${view.search}` : '/documents'}
            aria-current={view.search === search ? 'page' : undefined}
            className={buttonStyle({ size: 'small', className: 'min-w-0 shrink aria-[current=page]:bg-raised' })}
          >
            <span className="truncate">{view.name}</span>
          </Link>
          <Button
            variant="quiet"
            size="small"
            aria-label={words.forgetTheView(view.name)}
            onClick={() => put(views.filter((other) => other !== view))}
          >
            <X aria-hidden size={14} />
          </Button>
        </span>
      ))}
      {search !== '' && !isKept && (
        <Button variant="quiet" size="small" onClick={() => void keep()}>
          {words.saveThisView}
        </Button>
      )}
    </nav>
  )
}
