export const begunInAnotherTab = 'In einem anderen Tab begonnen'
export const wasBegunInAnotherTab = (project: string) => `„${project}“ wurde in einem anderen Tab begonnen.`
export const showItHere = 'Hier anzeigen'
