import FileText from 'lucide-react/icons/file-text'
import FolderKanban from 'lucide-react/icons/folder-kanban'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Settings from 'lucide-react/icons/settings'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'

/** The links of the sidebar, from top to bottom. */
export const navigation = [
  { path: '/dashboard', label: 'Overview', icon: LayoutGrid },
  { path: '/dashboard/documents', label: 'Documents', icon: FileText },
  { path: '/dashboard/ai', label: 'AI Assistants', icon: Sparkles },
  { path: '/dashboard/clients', label: 'Clients', icon: Users },
  { path: '/dashboard/projects', label: 'Projects', icon: FolderKanban },
  { path: '/dashboard/settings', label: 'Settings', icon: Settings },
]

/** The three generators, `documents`, `documents-simple` and `documents-old`, share one link. */
export const isCurrent = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}-`)
