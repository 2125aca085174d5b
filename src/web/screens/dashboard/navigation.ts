import FileText from 'lucide-react/icons/file-text'
import FolderKanban from 'lucide-react/icons/folder-kanban'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Settings from 'lucide-react/icons/settings'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'
import * as general from '#words/general.ts'
import * as words from '#words/shell.ts'

/** The links of the sidebar, from top to bottom. */
export const navigation = [
  { path: '/dashboard', label: words.overview, icon: LayoutGrid },
  { path: '/dashboard/documents', label: general.documents, icon: FileText },
  { path: '/dashboard/ai', label: words.aiAssistants, icon: Sparkles },
  { path: '/dashboard/clients', label: general.clients, icon: Users },
  { path: '/dashboard/projects', label: general.projects, icon: FolderKanban },
  { path: '/dashboard/settings', label: words.settings, icon: Settings },
]

/** The page of one client or project stands outside the dashboard's paths. */
const pageOf = (path: string) => path.replace(/^\/dashboard(?=\/)/, '')

/** The three generators, `documents`, `documents-simple` and `documents-old`, share one link; the page of one client is among the clients. */
export const isCurrent = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(`${path}-`) || (pageOf(path) !== path && pathname.startsWith(`${pageOf(path)}/`))
