import ArrowRight from 'lucide-react/icons/arrow-right'
import FileText from 'lucide-react/icons/file-text'
import FolderKanban from 'lucide-react/icons/folder-kanban'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'
import { Link } from 'react-router'
import * as words from '#words/overview.ts'

const quickActions = [
  { label: words.generateDocument, path: '/dashboard/documents', icon: FileText },
  { label: words.aiAssistant, path: '/dashboard/ai', icon: Sparkles },
  { label: words.viewClients, path: '/dashboard/clients', icon: Users },
  { label: words.manageProjects, path: '/dashboard/projects', icon: FolderKanban },
]

export const QuickActions = () => (
  <nav aria-labelledby="quick-actions">
    <h2 id="quick-actions" className="mb-3 text-lg font-medium tracking-tight">
      {words.quickActions}
    </h2>
    <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-4">
      {quickActions.map(({ label, path, icon: Icon }) => (
        <li key={path}>
          <Link
            to={path}
            className="group flex h-12 items-center gap-3 rounded-md border border-line bg-surface px-4 font-medium hover:bg-raised"
          >
            <Icon aria-hidden size={17} strokeWidth={1.7} className="text-accent" />
            {label}
            <ArrowRight
              aria-hidden
              size={16}
              className="ml-auto text-ink-3 transition-transform duration-150 group-hover:translate-x-0.5"
            />
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
