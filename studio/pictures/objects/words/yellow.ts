// The words of the yellow objects. What all cards of a board have in common is told on none.
import type { Picture } from '../../../src/picture.ts';

export const words: Record<string, Picture['words']> = {
  y01: {
    en: {
      title: 'Bottle',
      name: 'A green glass bottle with a cork',
      shows: 'A green glass bottle with a cork stands upright.',
      closer: 'It has broad shoulders, a cream label with a bunch of violet grapes, and a streak of light on the left.',
    },
    fr: {
      title: 'Bouteille',
      name: 'Une bouteille de verre vert avec un bouchon',
      shows: 'Une bouteille de verre vert, bouchée de liège, se tient debout.',
      closer: 'Elle a de larges épaules, une étiquette crème avec une grappe violette, et un trait de lumière à gauche.',
    },
  },
  y02: {
    en: {
      title: 'Pizza',
      name: 'A whole pizza with one slice cut',
      shows: 'A whole round pizza on a board; one slice is cut and pulled out.',
      closer: 'There are red slices of sausage and green leaves on yellow cheese, and the crust is golden brown.',
    },
    fr: {
      title: 'Pizza',
      name: 'Une pizza entière, une part coupée',
      shows: 'Une pizza ronde entière sur une planche ; une part est coupée et tirée dehors.',
      closer: 'Des rondelles de saucisson et des feuilles vertes couvrent le fromage jaune, et la croûte est brun doré.',
    },
  },
  y03: {
    en: {
      title: 'Bread',
      name: 'A loaf of bread with two slices',
      shows: 'A loaf of bread with two slices leaning at its right end lies on a wooden board.',
      closer: 'The crust is dark brown with three pale cuts, the crumb cream-coloured; two ears of wheat lie in front.',
    },
    fr: {
      title: 'Pain',
      name: 'Un pain avec deux tranches',
      shows: 'Un pain, deux tranches appuyées à son bout droit, est posé sur une planche de bois.',
      closer: 'La croûte est brun foncé à trois entailles pâles, la mie crème ; deux épis de blé sont couchés devant.',
    },
  },
  y04: {
    en: {
      title: 'Cheese',
      name: 'A wedge of cheese with holes',
      shows: 'A wedge of cheese with round holes.',
      closer: 'The top is pale yellow, the sides deep yellow, and the holes are edged with orange.',
    },
    fr: {
      title: 'Fromage',
      name: 'Une part de fromage trouée',
      shows: 'Une part de fromage aux trous ronds.',
      closer: 'Le dessus est jaune pâle, les côtés jaune foncé, et les trous bordés d’orange.',
    },
  },
  y05: {
    en: {
      title: 'Egg',
      name: 'A boiled egg in a cup',
      shows: 'A boiled egg stands in an egg cup beside a small spoon.',
      closer: 'The shell is light brown with a glint; the cup is blue with two cream bands, the spoon silver.',
    },
    fr: {
      title: 'Œuf',
      name: 'Un œuf à la coque dans un coquetier',
      shows: 'Un œuf à la coque se tient dans un coquetier, près d’une petite cuillère.',
      closer: 'La coquille est brun clair avec un reflet ; le coquetier est bleu à deux bandes crème, la cuillère argentée.',
    },
  },
  y06: {
    en: {
      title: 'Apple',
      name: 'A red apple with a leaf',
      shows: 'A big red apple with a stalk and one leaf.',
      closer: 'A pale light lies on its left; the stalk is brown, the leaf green and turned to the right.',
    },
    fr: {
      title: 'Pomme',
      name: 'Une pomme rouge avec une feuille',
      shows: 'Une grosse pomme rouge avec une queue et une feuille.',
      closer: 'Un reflet pâle est posé à sa gauche ; la queue est brune, la feuille verte tournée vers la droite.',
    },
  },
  y07: {
    en: {
      title: 'Banana',
      name: 'A half-peeled banana',
      shows: 'A half-peeled banana leans upright.',
      closer: 'The fruit is pale cream, the peel yellow and orange and hanging in three strips.',
    },
    fr: {
      title: 'Banane',
      name: 'Une banane à moitié épluchée',
      shows: 'Une banane épluchée jusqu’à la moitié se tient de biais.',
      closer: 'Le fruit est crème pâle, la peau jaune et orange pend en trois lanières.',
    },
  },
  y08: {
    en: {
      title: 'Cake',
      name: 'A layer cake with cherries',
      shows: 'A round layer cake with cherries on top stands on a plate.',
      closer: 'Brown layers and white cream alternate, pink icing drips down the side, and five dark red cherries have green stalks.',
    },
    fr: {
      title: 'Gâteau',
      name: 'Un gâteau à étages avec des cerises',
      shows: 'Un gâteau rond à étages, garni de cerises, est posé sur un plat.',
      closer: 'Les couches brunes alternent avec la crème blanche, un glaçage rose coule sur le bord, et cinq cerises rouge sombre ont des queues vertes.',
    },
  },
  y09: {
    en: {
      title: 'Ice cream',
      name: 'Two scoops of ice cream in a cone',
      shows: 'Two scoops of ice cream, one above the other, in a waffle cone.',
      closer: 'The lower scoop is pink, the upper one pale green with dark crumbs; the cone is golden with a lattice.',
    },
    fr: {
      title: 'Glace',
      name: 'Une glace à deux boules dans un cornet',
      shows: 'Deux boules de glace, l’une sur l’autre, dans un cornet de gaufre.',
      closer: 'La boule du bas est rose, celle du haut vert pâle à éclats sombres ; le cornet doré est quadrillé.',
    },
  },
  y10: {
    en: {
      title: 'Coffee',
      name: 'A steaming cup of coffee with beans',
      shows: 'A cup of coffee steams on a saucer; a few beans lie in front.',
      closer: 'The cup is cream with a blue band, the coffee nearly black, and five brown beans lie around.',
    },
    fr: {
      title: 'Café',
      name: 'Une tasse de café fumante avec des grains',
      shows: 'Une tasse de café fume sur une soucoupe ; quelques grains sont devant.',
      closer: 'La tasse est crème à bande bleue, le café presque noir, et cinq grains bruns l’entourent.',
    },
  },
  y11: {
    en: {
      title: 'Candle',
      name: 'A burning candle in a holder',
      shows: 'A candle burns in a low holder with a handle.',
      closer: 'The wax is cream and drips, the flame orange and yellow with a warm glow; the holder is brown like old brass.',
    },
    fr: {
      title: 'Bougie',
      name: 'Une bougie allumée dans un bougeoir',
      shows: 'Une bougie brûle dans un bougeoir bas à anse.',
      closer: 'La cire est crème et coule, la flamme orange et jaune a un halo chaud ; le bougeoir est brun comme un vieux laiton.',
    },
  },
  y12: {
    en: {
      title: 'Key',
      name: 'An old iron key',
      shows: 'An old key hangs at an angle, its ring at the upper right.',
      closer: 'It is grey-blue like iron, the ring has the shape of a clover leaf, and the other end has two teeth.',
    },
    fr: {
      title: 'Clé',
      name: 'Une vieille clé de fer',
      shows: 'Une vieille clé est suspendue de biais, l’anneau en haut à droite.',
      closer: 'Elle est gris-bleu comme le fer, l’anneau a la forme d’un trèfle, et le bout a deux dents.',
    },
  },
  y13: {
    en: {
      title: 'Hourglass',
      name: 'An hourglass, its sand running',
      shows: 'An hourglass stands upright while its sand runs down.',
      closer: 'The glass is pale blue, the sand yellow, top and foot are brown wood; about half has run through.',
    },
    fr: {
      title: 'Sablier',
      name: 'Un sablier dont le sable coule',
      shows: 'Un sablier est debout tandis que son sable coule.',
      closer: 'Le verre est bleu pâle, le sable jaune, le haut et le pied en bois brun ; la moitié environ est passée.',
    },
  },
  y14: {
    en: {
      title: 'Lamp',
      name: 'A table lamp, switched on',
      shows: 'A table lamp with a wide shade is switched on.',
      closer: 'The shade is red with a golden edge, the round foot blue with a cream line; a small chain hangs on the right.',
    },
    fr: {
      title: 'Lampe',
      name: 'Une lampe de table allumée',
      shows: 'Une lampe de table à large abat-jour est allumée.',
      closer: 'L’abat-jour est rouge bordé d’or, le pied rond bleu à ligne crème ; une chaînette pend à droite.',
    },
  },
  y15: {
    en: {
      title: 'Chair',
      name: 'A wooden chair',
      shows: 'A plain wooden chair stands turned a little to the right.',
      closer: 'It has four straight legs, an orange-brown seat and a broad board for a back.',
    },
    fr: {
      title: 'Chaise',
      name: 'Une chaise en bois',
      shows: 'Une simple chaise de bois est tournée un peu vers la droite.',
      closer: 'Elle a quatre pieds droits, une assise brun orangé et une large planche pour dossier.',
    },
  },
  y16: {
    en: {
      title: 'Bathtub',
      name: 'A bathtub with foam and feet',
      shows: 'A bathtub on curved feet, full of foam, with a shower above.',
      closer: 'The tub is white with a pale blue rim; bubbles rise, and the shower head hangs at the right.',
    },
    fr: {
      title: 'Baignoire',
      name: 'Une baignoire à pieds, pleine de mousse',
      shows: 'Une baignoire sur pieds courbes, pleine de mousse, avec une douche au-dessus.',
      closer: 'Elle est blanche au bord bleu pâle ; des bulles montent, et la pomme de douche pend à droite.',
    },
  },
  y17: {
    en: {
      title: 'Scissors',
      name: 'A pair of open scissors',
      shows: 'A pair of scissors stands open on its points.',
      closer: 'The two round handles are red, the blades steel blue, and a screw holds them in the middle.',
    },
    fr: {
      title: 'Ciseaux',
      name: 'Une paire de ciseaux ouverts',
      shows: 'Une paire de ciseaux ouverts se tient sur ses pointes.',
      closer: 'Les deux anneaux sont rouges, les lames bleu acier, et une vis les tient au milieu.',
    },
  },
  y18: {
    en: {
      title: 'Hammer',
      name: 'A claw hammer',
      shows: 'A claw hammer stands at an angle on the end of its handle.',
      closer: 'The head is steel blue with the claw turned up to the right; the handle is brown wood.',
    },
    fr: {
      title: 'Marteau',
      name: 'Un marteau arrache-clou',
      shows: 'Un marteau arrache-clou se tient de biais sur le bout de son manche.',
      closer: 'La tête est bleu acier, la panne tournée en haut à droite ; le manche est en bois brun.',
    },
  },
  y19: {
    en: {
      title: 'Book',
      name: 'An open book',
      shows: 'A thick book lies open in the middle.',
      closer: 'The pages are cream with grey lines instead of words; the cover is blue, and a red ribbon hangs down in front.',
    },
    fr: {
      title: 'Livre',
      name: 'Un livre ouvert',
      shows: 'Un gros livre est ouvert en son milieu.',
      closer: 'Les pages sont crème avec des lignes grises au lieu de mots ; la couverture est bleue, et un ruban rouge pend devant.',
    },
  },
  y20: {
    en: {
      title: 'Telephone',
      name: 'An old dial telephone',
      shows: 'An old telephone with a round dial; the receiver lies on top.',
      closer: 'It is nearly black with a cream dial, ten finger holes and a red middle; the cord curls away on the right.',
    },
    fr: {
      title: 'Téléphone',
      name: 'Un vieux téléphone à cadran',
      shows: 'Un vieux téléphone à cadran rond ; le combiné est posé dessus.',
      closer: 'Il est presque noir, au cadran crème avec dix trous et un centre rouge ; le fil s’enroule à droite.',
    },
  },
  y21: {
    en: {
      title: 'Shoe',
      name: 'One laced leather shoe',
      shows: 'One single low leather shoe, its toe to the right.',
      closer: 'It is brown with dark laces, a low heel and a dark sole.',
    },
    fr: {
      title: 'Chaussure',
      name: 'Une chaussure de cuir à lacets',
      shows: 'Une seule chaussure basse en cuir, le bout à droite.',
      closer: 'Elle est brune à lacets sombres, avec un talon bas et une semelle foncée.',
    },
  },
  y22: {
    en: {
      title: 'Hat',
      name: 'A black top hat',
      shows: 'A tall black top hat stands on its brim.',
      closer: 'The crown is dark grey with a soft shine, and a yellow band runs above the curved brim.',
    },
    fr: {
      title: 'Chapeau',
      name: 'Un haut-de-forme noir',
      shows: 'Un grand haut-de-forme noir est posé sur son bord.',
      closer: 'La calotte est gris sombre au reflet doux, et un ruban jaune court au-dessus du bord courbe.',
    },
  },
  y23: {
    en: {
      title: 'Fork',
      name: 'An upright table fork',
      shows: 'A large table fork stands upright in front of a small napkin.',
      closer: 'The fork is silver with four tines and a dark edge, and leans a little to the right; the napkin is grey-blue with thin pale lines and a fringe.',
    },
    fr: {
      title: 'Fourchette',
      name: 'Une fourchette de table, debout',
      shows: 'Une grande fourchette de table se dresse devant une petite serviette.',
      closer: 'La fourchette est argentée, à quatre dents, au bord sombre, un peu penchée à droite ; la serviette est gris-bleu à fines lignes pâles et à franges.',
    },
  },
  y24: {
    en: {
      title: 'Broom',
      name: 'A straw broom',
      shows: 'A straw broom leans with its brush at the lower left; a few straws lie on the floor.',
      closer: 'The straw is golden brown and bound with red; the long handle is teal and points up to the right.',
    },
    fr: {
      title: 'Balai',
      name: 'Un balai de paille',
      shows: 'Un balai de paille penche, la brosse en bas à gauche ; quelques brins traînent sur le sol.',
      closer: 'La paille est d’un brun doré, liée de rouge ; le long manche est bleu canard et pointe en haut à droite.',
    },
  },
  y25: {
    en: {
      title: 'Ladder',
      name: 'A ladder against a wall',
      shows: 'A wooden ladder leans against a stone wall.',
      closer: 'The ladder is orange-brown with seven rungs; the wall is grey-beige with dark stones and a ledge on top.',
    },
    fr: {
      title: 'Échelle',
      name: 'Une échelle contre un mur',
      shows: 'Une échelle de bois est appuyée contre un mur de pierre.',
      closer: 'L’échelle est brun orangé, à sept barreaux ; le mur est gris-beige à pierres sombres, avec un rebord en haut.',
    },
  },
};
