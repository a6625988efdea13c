// Written by `npm run generate` from the folders beside it.
import { en as kinds_chart_en } from "./blocks/chart/texts/en.ts";
import { es as kinds_chart_es } from "./blocks/chart/texts/es.ts";
import { ja as kinds_chart_ja } from "./blocks/chart/texts/ja.ts";
import { zh as kinds_chart_zh } from "./blocks/chart/texts/zh.ts";
import { en as kinds_detail_en } from "./blocks/detail/texts/en.ts";
import { es as kinds_detail_es } from "./blocks/detail/texts/es.ts";
import { ja as kinds_detail_ja } from "./blocks/detail/texts/ja.ts";
import { zh as kinds_detail_zh } from "./blocks/detail/texts/zh.ts";
import { en as kinds_dualList_en } from "./blocks/dualList/texts/en.ts";
import { es as kinds_dualList_es } from "./blocks/dualList/texts/es.ts";
import { ja as kinds_dualList_ja } from "./blocks/dualList/texts/ja.ts";
import { zh as kinds_dualList_zh } from "./blocks/dualList/texts/zh.ts";
import { en as kinds_figures_en } from "./blocks/figures/texts/en.ts";
import { es as kinds_figures_es } from "./blocks/figures/texts/es.ts";
import { ja as kinds_figures_ja } from "./blocks/figures/texts/ja.ts";
import { zh as kinds_figures_zh } from "./blocks/figures/texts/zh.ts";
import { en as kinds_filters_en } from "./blocks/filters/texts/en.ts";
import { es as kinds_filters_es } from "./blocks/filters/texts/es.ts";
import { ja as kinds_filters_ja } from "./blocks/filters/texts/ja.ts";
import { zh as kinds_filters_zh } from "./blocks/filters/texts/zh.ts";
import { en as kinds_form_en } from "./blocks/form/texts/en.ts";
import { es as kinds_form_es } from "./blocks/form/texts/es.ts";
import { ja as kinds_form_ja } from "./blocks/form/texts/ja.ts";
import { zh as kinds_form_zh } from "./blocks/form/texts/zh.ts";
import { en as kinds_split_en } from "./blocks/split/texts/en.ts";
import { es as kinds_split_es } from "./blocks/split/texts/es.ts";
import { ja as kinds_split_ja } from "./blocks/split/texts/ja.ts";
import { zh as kinds_split_zh } from "./blocks/split/texts/zh.ts";
import { en as kinds_table_en } from "./blocks/table/texts/en.ts";
import { es as kinds_table_es } from "./blocks/table/texts/es.ts";
import { ja as kinds_table_ja } from "./blocks/table/texts/ja.ts";
import { zh as kinds_table_zh } from "./blocks/table/texts/zh.ts";
import { en as kinds_tree_en } from "./blocks/tree/texts/en.ts";
import { es as kinds_tree_es } from "./blocks/tree/texts/es.ts";
import { ja as kinds_tree_ja } from "./blocks/tree/texts/ja.ts";
import { zh as kinds_tree_zh } from "./blocks/tree/texts/zh.ts";
import { en as cells_copy_en } from "./cells/copy/texts/en.ts";
import { es as cells_copy_es } from "./cells/copy/texts/es.ts";
import { ja as cells_copy_ja } from "./cells/copy/texts/ja.ts";
import { zh as cells_copy_zh } from "./cells/copy/texts/zh.ts";
import { en as widgets_dateRange_en } from "./widgets/dateRange/texts/en.ts";
import { es as widgets_dateRange_es } from "./widgets/dateRange/texts/es.ts";
import { ja as widgets_dateRange_ja } from "./widgets/dateRange/texts/ja.ts";
import { zh as widgets_dateRange_zh } from "./widgets/dateRange/texts/zh.ts";
import { en as widgets_screen_en } from "./widgets/screen/texts/en.ts";
import { es as widgets_screen_es } from "./widgets/screen/texts/es.ts";
import { ja as widgets_screen_ja } from "./widgets/screen/texts/ja.ts";
import { zh as widgets_screen_zh } from "./widgets/screen/texts/zh.ts";

/** The own texts of kinds, cells and widgets, by their folders. */
export const roomTexts = {
  "renderers/blocks/chart/texts": {
    en: kinds_chart_en,
    zh: kinds_chart_zh,
    es: kinds_chart_es,
    ja: kinds_chart_ja,
  },
  "renderers/blocks/detail/texts": {
    en: kinds_detail_en,
    zh: kinds_detail_zh,
    es: kinds_detail_es,
    ja: kinds_detail_ja,
  },
  "renderers/blocks/dualList/texts": {
    en: kinds_dualList_en,
    zh: kinds_dualList_zh,
    es: kinds_dualList_es,
    ja: kinds_dualList_ja,
  },
  "renderers/blocks/figures/texts": {
    en: kinds_figures_en,
    zh: kinds_figures_zh,
    es: kinds_figures_es,
    ja: kinds_figures_ja,
  },
  "renderers/blocks/filters/texts": {
    en: kinds_filters_en,
    zh: kinds_filters_zh,
    es: kinds_filters_es,
    ja: kinds_filters_ja,
  },
  "renderers/blocks/form/texts": {
    en: kinds_form_en,
    zh: kinds_form_zh,
    es: kinds_form_es,
    ja: kinds_form_ja,
  },
  "renderers/blocks/split/texts": {
    en: kinds_split_en,
    zh: kinds_split_zh,
    es: kinds_split_es,
    ja: kinds_split_ja,
  },
  "renderers/blocks/table/texts": {
    en: kinds_table_en,
    zh: kinds_table_zh,
    es: kinds_table_es,
    ja: kinds_table_ja,
  },
  "renderers/blocks/tree/texts": {
    en: kinds_tree_en,
    zh: kinds_tree_zh,
    es: kinds_tree_es,
    ja: kinds_tree_ja,
  },
  "renderers/cells/copy/texts": {
    en: cells_copy_en,
    zh: cells_copy_zh,
    es: cells_copy_es,
    ja: cells_copy_ja,
  },
  "renderers/widgets/dateRange/texts": {
    en: widgets_dateRange_en,
    zh: widgets_dateRange_zh,
    es: widgets_dateRange_es,
    ja: widgets_dateRange_ja,
  },
  "renderers/widgets/screen/texts": {
    en: widgets_screen_en,
    zh: widgets_screen_zh,
    es: widgets_screen_es,
    ja: widgets_screen_ja,
  },
};

/** All of them in each language. */
export const texts = {
  en: {
    ...kinds_chart_en,
    ...kinds_detail_en,
    ...kinds_dualList_en,
    ...kinds_figures_en,
    ...kinds_filters_en,
    ...kinds_form_en,
    ...kinds_split_en,
    ...kinds_table_en,
    ...kinds_tree_en,
    ...cells_copy_en,
    ...widgets_dateRange_en,
    ...widgets_screen_en,
  },
  zh: {
    ...kinds_chart_zh,
    ...kinds_detail_zh,
    ...kinds_dualList_zh,
    ...kinds_figures_zh,
    ...kinds_filters_zh,
    ...kinds_form_zh,
    ...kinds_split_zh,
    ...kinds_table_zh,
    ...kinds_tree_zh,
    ...cells_copy_zh,
    ...widgets_dateRange_zh,
    ...widgets_screen_zh,
  },
  es: {
    ...kinds_chart_es,
    ...kinds_detail_es,
    ...kinds_dualList_es,
    ...kinds_figures_es,
    ...kinds_filters_es,
    ...kinds_form_es,
    ...kinds_split_es,
    ...kinds_table_es,
    ...kinds_tree_es,
    ...cells_copy_es,
    ...widgets_dateRange_es,
    ...widgets_screen_es,
  },
  ja: {
    ...kinds_chart_ja,
    ...kinds_detail_ja,
    ...kinds_dualList_ja,
    ...kinds_figures_ja,
    ...kinds_filters_ja,
    ...kinds_form_ja,
    ...kinds_split_ja,
    ...kinds_table_ja,
    ...kinds_tree_ja,
    ...cells_copy_ja,
    ...widgets_dateRange_ja,
    ...widgets_screen_ja,
  },
};
