/** A group of the sample organisation: its name and what it says of itself. */
export type SampleGroup = readonly [name: string, remark: string];

/** Twenty-five cultural groups. */
export const sampleCulturalGroups: readonly SampleGroup[] = [
  ["Reading Club", "One book a month, discussed over lunch on the last Thursday."],
  ["Night Runners", "Five to ten kilometres after work, every Tuesday from gate 2."],
  ["书法社", "每周三晚练习书法，提供笔墨纸砚。"],
  ["Coro de la Empresa", "Ensayos los lunes a las 18:30; no hace falta saber solfeo."],
  ["写真クラブ", "月に一度の撮影会と、季節ごとの社内展示。"],
  ["Weekend Hikers", "Day walks within two hours of the city, all levels."],
  ["Board Game Table", "Friday evenings in the canteen; bring a game or learn one."],
  ["羽毛球队", "周末在体育馆训练，每季度与兄弟公司友谊赛。"],
  ["Film Evenings", "A film and a talk about it, every second Wednesday."],
  ["Taller de Cocina", "Recetas de las regiones de donde venimos."],
  ["Chess Circle", "Ladder all year, a tournament in November."],
  ["茶道の会", "お茶とお菓子で一息つく、月二回の集まり。"],
  ["Community Garden", "The beds behind warehouse 3, and the harvest for the canteen."],
  ["篮球俱乐部", "每周五下班后半场对抗。"],
  ["Language Exchange", "Pairs that teach each other their language, an hour a week."],
  ["Amateur Theatre", "One production a year; actors, builders and prompters wanted."],
  ["Cycling to Work", "Routes, repairs and company for the way in."],
  ["Grupo de Senderismo Norte", "Rutas de fin de semana por la sierra."],
  ["太极晨练", "工作日早上七点半在园区广场晨练。"],
  ["Sketch and Paint", "Drawing from life on Mondays; materials are there."],
  ["First Aid Volunteers", "Training every quarter and duty at company events."],
  ["Song and Guitar", "Open stage at the end of the month."],
  ["フットサル部", "毎週木曜の夜、初心者歓迎。"],
  ["Charity Bakers", "Cakes sold for the children's hospital, twice a year."],
  ["Sailing Friends", "Three weekends on the lake between May and September."],
];

/** Fifteen department groups. */
export const sampleDepartmentGroups: readonly SampleGroup[] = [
  ["Operations North", "Warehouses and transport of the northern region."],
  ["Operations South", "Warehouses and transport of the southern region."],
  ["Back Office", "Finance, people and information technology together."],
  ["Customer Front Line", "Everybody whom a customer meets."],
  ["Cost Council", "Departments that report their costs weekly."],
  ["Safety Circle", "Departments under the warehouse safety rules."],
  ["Peak Season Team", "Departments that lend staff in November and December."],
  ["Quality Audit", "Departments audited this year."],
  ["Quarter-End Closing", "Departments that work on the quarterly closing."],
  ["Digital Pilot", "First users of new applications."],
  ["Training Partners", "Departments that take apprentices."],
  ["Fleet Users", "Departments that use company vehicles."],
  ["Shift Departments", "Departments that work in shifts."],
  ["Supplier Contacts", "Departments that order from suppliers."],
  ["Head Office", "Departments in the main building."],
];
