export const loadCatalogue = (): { wordClasses: string[][] } => ({ wordClasses: [] })
