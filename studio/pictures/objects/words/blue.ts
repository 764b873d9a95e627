// The words of the blue objects. What all cards of a board have in common is told on none.
import type { Picture } from '../../../src/picture.ts';

export const words: Record<string, Picture['words']> = {
  b01: {
    en: {
      title: 'Aeroplane',
      name: 'An aeroplane in flight, a passenger jet',
      shows: 'A passenger jet flies up to the right, seen from above.',
      closer: 'The body is silver-grey with small dark windows, wings and tail are blue, and engines hang under the wings.',
    },
    fr: {
      title: 'Avion',
      name: 'Un avion de ligne en vol',
      shows: 'Un avion de ligne monte vers la droite, vu d’en haut.',
      closer: 'Le fuselage est gris argent avec de petits hublots sombres, les ailes et la queue sont bleues, des moteurs pendent sous les ailes.',
    },
  },
  b02: {
    en: {
      title: 'Car',
      name: 'A small family car from the side',
      shows: 'A small rounded car stands in side view, its front to the left.',
      closer: 'It is red with pale blue windows, grey wheels and a white headlight.',
    },
    fr: {
      title: 'Voiture',
      name: 'Une petite voiture, de côté',
      shows: 'Une petite voiture ronde est vue de côté, l’avant à gauche.',
      closer: 'Elle est rouge, aux vitres bleu pâle, aux roues grises, avec un phare blanc.',
    },
  },
  b03: {
    en: {
      title: 'Bike',
      name: 'A bike from the side',
      shows: 'A bicycle stands in side view with its handlebars to the left.',
      closer: 'The frame is pink, tyres, saddle and grips are brown, and the thin spokes are pale.',
    },
    fr: {
      title: 'Vélo',
      name: 'Un vélo, de côté',
      shows: 'Un vélo est vu de côté, le guidon à gauche.',
      closer: 'Le cadre est rose, les pneus, la selle et les poignées sont bruns, et les fins rayons sont pâles.',
    },
  },
  b04: {
    en: {
      title: 'Train',
      name: 'A steam train with one coach',
      shows: 'A steam engine pulls one coach along the rails to the right.',
      closer: 'The boiler is green with brass rings, the cab and the coach red with a yellow line and lit windows; a lamp shines in front and pale steam rises from the chimney.',
    },
    fr: {
      title: 'Train',
      name: 'Un train à vapeur et son wagon',
      shows: 'Une locomotive à vapeur tire un wagon vers la droite, sur ses rails.',
      closer: 'La chaudière est verte cerclée de laiton, la cabine et le wagon rouges à filet jaune, aux fenêtres éclairées ; une lampe brille à l’avant, une vapeur pâle monte de la cheminée.',
    },
  },
  b05: {
    en: {
      title: 'Boat',
      name: 'A rowing boat with oars',
      shows: 'An empty wooden rowing boat lies on the water with two oars.',
      closer: 'The planks are warm brown with a pale edge; the blades of the oars are red and touch small white waves.',
    },
    fr: {
      title: 'Bateau',
      name: 'Une barque avec ses rames',
      shows: 'Une barque de bois, vide, est posée sur l’eau avec deux rames.',
      closer: 'Les planches sont d’un brun chaud au bord pâle ; les pales des rames sont rouges et touchent de petites vagues blanches.',
    },
  },
  b06: {
    en: {
      title: 'Rocket',
      name: 'A rocket taking off',
      shows: 'A rocket with a round window flies up to the right on a flame.',
      closer: 'Its nose is blue, its body silver, its fins red; a white star and three dots are around it.',
    },
    fr: {
      title: 'Fusée',
      name: 'Une fusée qui décolle',
      shows: 'Une fusée à hublot rond monte vers la droite sur une flamme.',
      closer: 'Le nez est bleu, le corps argent, les ailerons rouges ; une étoile blanche et trois points l’entourent.',
    },
  },
  b07: {
    en: {
      title: 'Helicopter',
      name: 'A helicopter in the air',
      shows: 'A helicopter hovers in the air, its nose to the left.',
      closer: 'It is yellow with grey windows; the rotor and the tail propeller are dark grey, and it has two skids.',
    },
    fr: {
      title: 'Hélicoptère',
      name: 'Un hélicoptère en l’air',
      shows: 'Un hélicoptère plane, le nez à gauche.',
      closer: 'Il est jaune aux vitres grises ; le rotor et l’hélice de queue sont gris foncé, et il a deux patins.',
    },
  },
  b08: {
    en: {
      title: 'Tractor',
      name: 'A tractor with big rear wheels',
      shows: 'A tractor stands in side view; its rear wheels are the biggest.',
      closer: 'It is green with orange hubs and dark tyres, a glass cab and a tall exhaust pipe on the left.',
    },
    fr: {
      title: 'Tracteur',
      name: 'Un tracteur aux grandes roues arrière',
      shows: 'Un tracteur est vu de côté ; ses roues arrière sont les plus grandes.',
      closer: 'Il est vert aux moyeux orange et aux pneus sombres, avec une cabine vitrée et un haut pot d’échappement à gauche.',
    },
  },
  b09: {
    en: {
      title: 'Lighthouse',
      name: 'A striped lighthouse with its beam',
      shows: 'A striped lighthouse on a rock in the sea sends light to both sides.',
      closer: 'The tower is cream and dark red with two small lit windows; waves with white crests run round the rock.',
    },
    fr: {
      title: 'Phare',
      name: 'Un phare rayé et son faisceau',
      shows: 'Un phare rayé, sur un rocher en mer, envoie sa lumière des deux côtés.',
      closer: 'La tour est crème et rouge sombre, avec deux petites fenêtres éclairées ; des vagues aux crêtes blanches entourent le rocher.',
    },
  },
  b10: {
    en: {
      title: 'Bridge',
      name: 'A bridge of stone arches over a river',
      shows: 'A stone bridge crosses the water on three arches.',
      closer: 'The stones are grey with darker joints, the rail on top is paler, and white ripples run between the piers.',
    },
    fr: {
      title: 'Pont',
      name: 'Un pont aux arches de pierre sur une rivière',
      shows: 'Un pont de pierre enjambe l’eau sur trois arches.',
      closer: 'Les pierres sont grises aux joints plus sombres, le parapet est plus pâle, et des rides blanches courent entre les piles.',
    },
  },
  b11: {
    en: {
      title: 'Compass',
      name: 'A compass with its needle',
      shows: 'A round compass shows its dial and needle.',
      closer: 'The case is gold with a ring at the upper right; the needle is red and blue over a brown eight-pointed rose.',
    },
    fr: {
      title: 'Boussole',
      name: 'Une boussole et son aiguille',
      shows: 'Une boussole ronde montre son cadran et son aiguille.',
      closer: 'Le boîtier est doré, avec un anneau en haut à droite ; l’aiguille est rouge et bleue sur une rose brune à huit branches.',
    },
  },
  b12: {
    en: {
      title: 'Suitcase',
      name: 'A closed suitcase with a handle',
      shows: 'A closed leather suitcase stands on the floor.',
      closer: 'It is chestnut brown with two dark straps, brass locks, round corners and two stickers, one round and one yellow.',
    },
    fr: {
      title: 'Valise',
      name: 'Une valise fermée à poignée',
      shows: 'Une valise de cuir fermée est posée au sol.',
      closer: 'Elle est brun marron, avec deux sangles sombres, des serrures de laiton, des coins ronds et deux étiquettes, l’une ronde, l’autre jaune.',
    },
  },
  b13: {
    en: {
      title: 'Campfire',
      name: 'A campfire, logs in a ring of stones',
      shows: 'Logs burn with high flames in a circle of stones.',
      closer: 'The flames go from orange to pale yellow, sparks fly up, and the stones are grey with a warm light on them.',
    },
    fr: {
      title: 'Feu de camp',
      name: 'Un feu de camp dans un cercle de pierres',
      shows: 'Des bûches brûlent à hautes flammes dans un cercle de pierres.',
      closer: 'Les flammes vont de l’orange au jaune pâle, des étincelles s’envolent, et une lueur chaude touche les pierres grises.',
    },
  },
  b14: {
    en: {
      title: 'Telescope',
      name: 'A telescope on a tripod',
      shows: 'A telescope on three legs points up to the left.',
      closer: 'The tube is white with dark ends, the legs are thin and blue-grey.',
    },
    fr: {
      title: 'Télescope',
      name: 'Un télescope sur son trépied',
      shows: 'Un télescope à trois pieds vise en haut à gauche.',
      closer: 'Le tube est blanc aux bouts sombres, les pieds sont minces et gris-bleu.',
    },
  },
  b15: {
    en: {
      title: 'Moon',
      name: 'A crescent moon with a face',
      shows: 'A crescent moon with a sleeping face looks to the right.',
      closer: 'It is soft yellow with a closed eye, a pointed nose, a red cheek and a few small craters.',
    },
    fr: {
      title: 'Lune',
      name: 'Un croissant de lune avec un visage',
      shows: 'Un croissant de lune au visage endormi regarde vers la droite.',
      closer: 'Il est d’un jaune doux, avec un œil fermé, un nez pointu, une joue rouge et quelques petits cratères.',
    },
  },
  b16: {
    en: {
      title: 'Star',
      name: 'A large five-pointed star among small ones',
      shows: 'One large star with five rounded points; four small stars and four sparkles are around it.',
      closer: 'It is golden, folded to light and dark sides, and glows softly. The background is the blue of dusk, with small ripples.',
    },
    fr: {
      title: 'Étoile',
      name: 'Une grande étoile à cinq branches parmi de petites',
      shows: 'Une grande étoile à cinq branches arrondies ; quatre petites étoiles et quatre étincelles l’entourent.',
      closer: 'Elle est dorée, pliée en faces claires et sombres, et luit doucement. Le fond est d’un bleu de crépuscule, semé de petites ondes.',
    },
  },
  b17: {
    en: {
      title: 'Cloud',
      name: 'A towering white cloud',
      shows: 'One thick white cloud towers in the air; two small gulls fly beside its top.',
      closer: 'It is heaped up of round puffs, bright on the left, blue-grey on the right and at its flat base. The background is deep blue, with small ripples.',
    },
    fr: {
      title: 'Nuage',
      name: 'Un haut nuage blanc',
      shows: 'Un seul gros nuage blanc s’élève dans l’air ; deux petites mouettes volent près de son sommet.',
      closer: 'Il est fait de boules rondes, claires à gauche, gris-bleu à droite et à sa base plate. Le fond est d’un bleu profond, semé de petites ondes.',
    },
  },
  b18: {
    en: {
      title: 'Umbrella',
      name: 'An open umbrella',
      shows: 'An open umbrella hangs upright in the air.',
      closer: 'The cloth is red with four scalloped panels, the stick and the curved grip are dark brown.',
    },
    fr: {
      title: 'Parapluie',
      name: 'Un parapluie ouvert',
      shows: 'Un parapluie ouvert est suspendu droit dans l’air.',
      closer: 'La toile est rouge, à quatre pans festonnés ; la canne et la poignée courbe sont brun foncé.',
    },
  },
  b19: {
    en: {
      title: 'Snowman',
      name: 'A snowman of three balls, with a carrot',
      shows: 'A snowman of three balls with a carrot for a nose.',
      closer: 'He wears a red bobble hat and a striped scarf, has twigs for arms and two dark buttons; the background is the blue of dusk.',
    },
    fr: {
      title: 'Bonhomme de neige',
      name: 'Un bonhomme de neige à trois boules',
      shows: 'Un bonhomme de neige fait de trois boules, une carotte pour nez.',
      closer: 'Il porte un bonnet rouge à pompon et une écharpe rayée, a des brindilles pour bras et deux boutons sombres ; le fond est d’un bleu de crépuscule.',
    },
  },
  b20: {
    en: {
      title: 'Rainbow',
      name: 'A rainbow, an arc of seven colours',
      shows: 'A rainbow stands as a half circle between two small clouds.',
      closer: 'From outside to inside it is red, orange, yellow, green, light blue, dark blue and violet; the clouds are white.',
    },
    fr: {
      title: 'Arc-en-ciel',
      name: 'Un arc-en-ciel aux sept couleurs',
      shows: 'Un arc-en-ciel forme un demi-cercle entre deux petits nuages.',
      closer: 'De l’extérieur vers l’intérieur : rouge, orange, jaune, vert, bleu clair, bleu foncé et violet ; les nuages sont blancs.',
    },
  },
  b21: {
    en: {
      title: 'Lightning',
      name: 'Lightning, a yellow zigzag bolt',
      shows: 'One thick zigzag bolt points down to the left.',
      closer: 'It is bright yellow with a lighter edge, on a dark blue background.',
    },
    fr: {
      title: 'Éclair',
      name: 'Un éclair jaune en zigzag',
      shows: 'Un gros trait en zigzag pointe en bas à gauche.',
      closer: 'Il est jaune vif au bord plus clair, sur un fond bleu sombre.',
    },
  },
  b22: {
    en: {
      title: 'Castle',
      name: 'A castle with four turrets',
      shows: 'A stone castle with four pointed turrets and a gate.',
      closer: 'The walls are light grey, the pointed roofs red, each with a small yellow pennant; the arched gate has dark bars.',
    },
    fr: {
      title: 'Château',
      name: 'Un château à quatre tourelles',
      shows: 'Un château de pierre avec quatre tourelles à toit pointu et une porte.',
      closer: 'Les murs sont gris clair, les toits rouges portent chacun un petit fanion jaune ; la porte en arc a une grille sombre.',
    },
  },
  b23: {
    en: {
      title: 'Pyramid',
      name: 'An Egyptian pyramid',
      shows: 'A large pyramid of stone blocks stands on sand.',
      closer: 'The left face is lit and golden, the right one brown; a small dark doorway is at the bottom.',
    },
    fr: {
      title: 'Pyramide',
      name: 'Une pyramide égyptienne',
      shows: 'Une grande pyramide en blocs de pierre se dresse sur le sable.',
      closer: 'La face gauche est éclairée et dorée, la droite brune ; une petite entrée sombre s’ouvre en bas.',
    },
  },
  b24: {
    en: {
      title: 'Island',
      name: 'An island with sand and one palm',
      shows: 'A small round island of sand with one palm tree.',
      closer: 'The palm leans a little; the sand is yellow, a brown coconut lies on it, and bright blue water rings it.',
    },
    fr: {
      title: 'Île',
      name: 'Une île de sable et son palmier',
      shows: 'Une petite île ronde de sable avec un seul palmier.',
      closer: 'Le palmier penche un peu ; le sable est jaune, une noix de coco brune y repose, et une eau bleu vif l’entoure.',
    },
  },
  b25: {
    en: {
      title: 'Volcano',
      name: 'A volcano, an erupting cone',
      shows: 'A dark cone of a mountain throws glowing lava into the air.',
      closer: 'The lava is orange-red and runs down from the crater; a grey cloud stands behind the fountain.',
    },
    fr: {
      title: 'Volcan',
      name: 'Un volcan en éruption',
      shows: 'Une montagne en cône, sombre, lance de la lave en l’air.',
      closer: 'La lave est rouge orangé et coule du cratère ; un nuage gris se tient derrière le jet.',
    },
  },
};
