export const begunInAnotherTab = 'Begun in another tab'
export const wasBegunInAnotherTab = (project: string) => `“${project}” was begun in another tab.`
export const showItHere = 'Show it here'
