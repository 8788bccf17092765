/** Parts of words that names of movements are made of, in the languages coaches write. Folded. */
const LATIN =
  "squat|press(?!e)|bench|crimp|sloper|open hand|\\bpinch|deadlift|\\brow(?:s|ing)?\\b|pull|push|curl|raise|lunge|plank|carry|carries|swing|clean\\b|snatch|\\bjerk|hinge|bridge|thrust|extension|\\bfly|\\bflye|\\bdips?\\b|chin|crunch|sit-?up|\\bhang|\\bhold|\\brun\\b|running|jog|\\bbike|cycling|\\bski\\b|\\berg\\b|sprint|\\bstrides\\b|fartlek|\\brepeats\\b|steigerungsl|jump|\\bhops?\\b|throw|slam|sled|walk|crawl|stretch|mobility|rotation|twist|step-?up|good ?morning|shrug|get-?up|kettlebell|dumbbell|barbell|\\bdb\\b|\\bkb\\b|\\bbb\\b|burpee|sprawl|abduct|adduct|rollout|ab wheel|pallof|dead ?bug|bird ?dog|hamstring|glute|calf|calves|quad|neck|\\biso|pistol|muscle-?up|l-sit|farmer|suitcase|sandbag|battle rope|rope|skater|bound|shrimp|drill|rounds|flow|class|rolling|sparring|intervals?|\\beasy\\b|tempo run|long run|race|marathon|parkrun|time trial|swim|skip|medball|med ball|box|wall ball|thruster|landmine|pushdown|pulldown|kickback|flexion|triceps|biceps|pec|lat\\b|delt|face pull|rdl|ohp|freestyle|backstroke|breaststroke|butterfly|\\bkick|medley|cossack|hip|shoulder|thoracic|scap|band|" +
  "sentadilla|peso muerto|remo\\b|dominada|zancada|plancha|elevaci|fondos|puente|flexiones|prensa|jalon|estocada|desplante|" +
  "caminhad|corrida|tiros\\b|trote|caminata|carrera|footing|kyykky|maastaveto|punnerru|soutu|lankku|askelkyykk|agachamento|supino|terra\\b|remada|barra fixa|prancha|avanco|desenvolvimento|rosca|abdominal|flexao|ponte|elevacao|puxada|mergulho|" +
  "panca|stacco|trazion|rematore|affondi|piegament|croci|alzate|lento|spinte|distens|" +
  "developpe|tirage|traction|fente|gainage|pompe|souleve|elevation|marche|epaule|releve|" +
  "\\blauf(?:en|s)?\\b|dauerlauf|\\w{3,}lauf\\b|intervall|steigerungsl|krafttrain|\\bcorsa\\b|ripetute|fractionne|\\brodaje|\\bbieg|duurloop|kniebeug|bankdruck|kreuzheb|rudern|klimmz|ausfall|drucken|heben|beuger|strecker|liegest|stutz|wadenh|schulter|beinpress|" +
  "przysiad|martwy|wyciskani|wioslowan|podciagan|wykrok|pompki|deska|uginani|unoszeni|prostowan";
const OTHERS =
  "присед|присідан|віджим|біг|скакал|випад|жим|тяг|подтяг|отжим|выпад|планк|подъ[её]м|сгибан|разгибан|стан|махи|мост|бег|прыж|" +
  "スクワット|プレス|デッドリフト|ロウ|ロー|懸垂|プランク|ランジ|カール|レイズ|腕立|スイング|ラン|ジャンプ|" +
  "스쿼트|프레스|데드리프트|로우|턱걸이|플랭크|런지|컬|쓰러스트|스윙|레이즈|팔굽혀|점프|달리기|" +
  "深蹲|卧推|硬拉|划船|引体|平板|弓步|推举|弯举|俯卧撑|臂屈伸|摆|跳|跑";
const MOVEMENT = new RegExp(`${LATIN}|${OTHERS}`, "u");

/** Whether a folded text has the look of a movement's name. */
export function looksLikeMovement(folded: string): boolean {
  return MOVEMENT.test(folded);
}
