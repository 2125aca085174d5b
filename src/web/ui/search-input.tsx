import Search from 'lucide-react/icons/search'
import type { ComponentProps } from 'react'
import { Input } from './field.tsx'

type SearchInputProps = Omit<ComponentProps<typeof Input>, 'type'>

/** A field for search text; `className` arranges it next to others. */
export const SearchInput = ({ className, ...input }: SearchInputProps) => (
  <div className={className ? `relative ${className}` : 'relative'}>
    <Search aria-hidden size={16} className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3" />
    <Input {...input} type="search" className="pl-9" />
  </div>
)
