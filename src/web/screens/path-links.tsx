import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import * as words from '#words/shell.ts'

/** The breadcrumb above a heading, without the page itself. */
export const PathLinks = ({ path }: { path: { label: string; to: string }[] }) => (
  <nav aria-label={words.breadcrumbs} className="text-sm">
    <ol className="flex flex-wrap items-center gap-1.5">
      {path.map(({ label, to }, index) => (
        <li key={to} className="flex items-center gap-1.5">
          {index > 0 && <ChevronRight aria-hidden size={14} className="text-ink-3" />}
          <Link to={to} className="text-ink-3 underline-offset-4 hover:underline pointer-coarse:py-3">
            {label}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
