import FileText from 'lucide-react/icons/file-text'
import FolderKanban from 'lucide-react/icons/folder-kanban'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Settings from 'lucide-react/icons/settings'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'
import type { WorkspaceMode } from '#shared/api/accounts.ts'
import * as general from '#words/general.ts'
import * as words from '#words/shell.ts'

/**
 * The links of the sidebar, from top to bottom. In live work “Documents” is the list from which new ones are generated, and a client
 * account has no link to the clients.
 */
export const navigationOf = (mode: WorkspaceMode, isOfClient: boolean) => [
  { path: '/dashboard', label: words.overview, icon: LayoutGrid },
  { path: mode === 'live' ? '/documents' : '/dashboard/documents', label: general.documents, icon: FileText },
  { path: '/dashboard/ai', label: words.aiAssistants, icon: Sparkles },
  ...(isOfClient && mode === 'live' ? [] : [{ path: '/dashboard/clients', label: general.clients, icon: Users }]),
  { path: '/dashboard/projects', label: general.projects, icon: FolderKanban },
  { path: '/dashboard/settings', label: words.settings, icon: Settings },
]

/** The pages of a client and of a project are outside the dashboard's paths. */
const pageOf = (path: string) => path.replace(/^\/dashboard(?=\/)/, '')

/** The three generators, `documents`, `documents-simple` and `documents-old`, share one link with the list and the pages of documents. */
export const isCurrent = (path: string, pathname: string) =>
  path === '/dashboard' ? pathname === path : `${pageOf(pathname)}/`.replace('-', '/').startsWith(`${pageOf(path)}/`)
