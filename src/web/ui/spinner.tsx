import LoaderCircle from 'lucide-react/icons/loader-circle'
import * as general from '#words/general.ts'

export const Spinner = () => <LoaderCircle aria-hidden size={16} className="animate-spin" />

/** `words` is for use before the page knows its language. */
export const FullScreenLoading = ({ words = general.loading }: { words?: string }) => (
  <output className="grid min-h-dvh place-items-center text-ink-2">{words}</output>
)
