import FileText from 'lucide-react/icons/file-text'

/** The links of the sidebar, from top to bottom: a line for each screen that exists. */
export const navigation = [{ path: '/dashboard/documents', label: 'Documents', icon: FileText }]

/** The three generators, `documents`, `documents-simple` and `documents-old`, share one link. */
export const isCurrent = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}-`)
