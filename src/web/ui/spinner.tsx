import LoaderCircle from 'lucide-react/icons/loader-circle'
import * as general from '#words/general.ts'

export const Spinner = () => <LoaderCircle aria-hidden size={16} className="animate-spin" />

export const FullScreenLoading = () => <output className="grid min-h-dvh place-items-center text-ink-2">{general.loading}</output>
