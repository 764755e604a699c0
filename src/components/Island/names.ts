/** The parts that pages have a place for. */
export type IslandName = 'embed' | 'playground' | 'search';
