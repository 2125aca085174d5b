import type { Content } from '#shared/content/content.ts'

/** The content's language, or ours if Office would refuse its name. */
export const officeLanguage = ({ language }: Content) => (/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : 'en-GB')
