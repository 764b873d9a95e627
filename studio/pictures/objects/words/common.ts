// The last sentence of every object's closest description: the ground and the frame of its board.

export const common: Record<string, { en: string; fr: string }> = {
  red: {
    en: 'The ground is red with small suns; waves run round the frame.',
    fr: 'Le fond est rouge, semé de petits soleils ; des vagues courent sur le cadre.',
  },
  blue: {
    en: 'The ground is blue with small ripples; dots run round the frame.',
    fr: 'Le fond est bleu, semé de petites ondes ; des points courent sur le cadre.',
  },
  green: {
    en: 'The ground is green with small leaves; more leaves run round the frame.',
    fr: 'Le fond est vert, semé de petites feuilles ; d’autres feuilles courent sur le cadre.',
  },
  yellow: {
    en: 'The ground is yellow with small sparkling stars; checks run round the frame.',
    fr: 'Le fond est jaune, semé de petites étoiles ; des damiers courent sur le cadre.',
  },
};
