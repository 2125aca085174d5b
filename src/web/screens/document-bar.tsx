import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AccountThemeSwitch } from '#web/accounts/account-theme-switch.tsx'
import { listPath } from '#web/library/list-path.ts'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import * as general from '#words/general.ts'
import * as words from '#words/shell.ts'
import { LazyMenu } from './dashboard/lazy-menu.tsx'
import { FirmMark } from './firm-mark.tsx'

type DocumentBarProps = {
  /** The breadcrumb above the page; undefined for visitors with a link, who have no menu either. */
  path?: { label: string; to: string }[] | undefined
  /** The target of the firm's logo. */
  home: string
  title: string
  children?: ReactNode
}

/** The bar above every page of a document: the menu, and the breadcrumb. */
export const DocumentBar = ({ path, home, title, children }: DocumentBarProps) => (
  <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-background px-2 sm:gap-3 sm:px-4 print:hidden">
    {path && <LazyMenu />}
    <Link to={home} className={`rounded-md ${path ? 'max-[28rem]:sr-only' : ''}`}>
      <FirmMark />
    </Link>
    {path ? (
      <nav aria-label={words.breadcrumbs} className="hidden min-w-0 border-l border-line pl-3 text-sm md:block">
        <ol className="flex min-w-0 items-center gap-1.5">
          {[{ label: general.documents, to: listPath() }, ...path].map(({ label, to }) => (
            <li key={to} className="flex shrink-0 items-center gap-1.5">
              <Link to={to} className="rounded-sm text-ink-3 hover:text-ink">
                {label}
              </Link>
              <ChevronRight aria-hidden size={14} className="text-ink-3" />
            </li>
          ))}
          <li aria-current="page" className="min-w-0 truncate text-ink-2">
            {title}
          </li>
        </ol>
      </nav>
    ) : (
      <p className="hidden min-w-0 truncate border-l border-line pl-3 text-sm text-ink-2 md:block">{title}</p>
    )}
    <div className="ml-auto flex items-center sm:gap-1">
      {children}
      {path ? <AccountThemeSwitch /> : <ThemeSwitch />}
    </div>
  </header>
)
