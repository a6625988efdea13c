/** A category's sections with their rules: what is deducted for, and how many points. */
export interface SampleCategory {
  title: string;
  sections: readonly { title: string; rules: readonly [title: string, points: number][] }[];
}

/** Six categories of four sections, with ninety rules below them: 120 rules in three levels. */
export const sampleRules: readonly SampleCategory[] = [
  {
    title: "Attendance",
    sections: [
      {
        title: "Punctuality",
        rules: [
          ["Late by up to 15 minutes", 1],
          ["Late by 15 to 60 minutes", 2],
          ["Late by more than an hour", 5],
          ["Leaving before the end of the shift", 3],
        ],
      },
      {
        title: "Absence",
        rules: [
          ["Half a day absent without notice", 5],
          ["A day absent without notice", 10],
          ["Sick note handed in late", 2],
          ["Leave taken without approval", 10],
        ],
      },
      {
        title: "Time records",
        rules: [
          ["Clocking in forgotten", 1],
          ["Clocking out forgotten", 1],
          ["Clocking in for a colleague", 15],
          ["Overtime not entered by month end", 2],
        ],
      },
      {
        title: "Meetings",
        rules: [
          ["Late to an agreed meeting", 1],
          ["Missing a mandatory meeting", 3],
          ["Shift handover skipped", 4],
        ],
      },
    ],
  },
  {
    title: "Safety",
    sections: [
      {
        title: "Protective equipment",
        rules: [
          ["No safety shoes in the warehouse", 5],
          ["No helmet under suspended loads", 10],
          ["No high-visibility vest in the yard", 5],
          ["Damaged equipment used on purpose", 8],
        ],
      },
      {
        title: "Vehicles and lifts",
        rules: [
          ["Forklift driven without a licence", 30],
          ["Speeding in the yard", 8],
          ["Daily vehicle check not done", 4],
          ["Load not secured", 12],
        ],
      },
      {
        title: "Fire and escape routes",
        rules: [
          ["Escape route blocked", 10],
          ["Smoking outside the marked areas", 8],
          ["Fire door wedged open", 6],
          ["Evacuation drill ignored", 5],
        ],
      },
      {
        title: "Reporting",
        rules: [
          ["Accident reported late", 8],
          ["Near miss not reported", 4],
          ["Safety instruction not signed", 2],
        ],
      },
    ],
  },
  {
    title: "Goods and delivery",
    sections: [
      {
        title: "Receiving",
        rules: [
          ["Delivery not counted", 4],
          ["Damage not noted on the delivery slip", 5],
          ["Goods left outside overnight", 8],
          ["Receipt entered a day late", 2],
        ],
      },
      {
        title: "Picking and packing",
        rules: [
          ["Wrong article picked", 3],
          ["Wrong quantity packed", 3],
          ["Label missing or unreadable", 2],
          ["Fragile goods packed without protection", 5],
        ],
      },
      {
        title: "Transport",
        rules: [
          ["Departure delayed by the crew", 3],
          ["Route changed without notice", 4],
          ["Consignment note incomplete", 3],
          ["Cold chain interrupted", 15],
        ],
      },
      {
        title: "Handing over",
        rules: [
          ["Delivered without a signature", 4],
          ["Delivered to the wrong address", 8],
          ["Tracking status not updated", 2],
        ],
      },
    ],
  },
  {
    title: "Finance",
    sections: [
      {
        title: "Expenses",
        rules: [
          ["Expense claim handed in late", 2],
          ["Receipt missing", 2],
          ["Private expense claimed", 15],
          ["Travel booked outside the policy", 4],
        ],
      },
      {
        title: "Invoices",
        rules: [
          ["Invoice sent with a wrong amount", 5],
          ["Invoice approved without an order", 8],
          ["Supplier paid twice", 10],
          ["Reminder level skipped", 3],
        ],
      },
      {
        title: "Cost control",
        rules: [
          ["Budget exceeded without notice", 8],
          ["Cost centre booked wrongly", 2],
          ["Monthly forecast handed in late", 3],
          ["Purchase split to avoid approval", 15],
        ],
      },
      {
        title: "Cash",
        rules: [
          ["Cash count not documented", 5],
          ["Cash difference not reported", 10],
          ["Cash box left open", 8],
        ],
      },
    ],
  },
  {
    title: "Customer service",
    sections: [
      {
        title: "Answering",
        rules: [
          ["Call not returned within a day", 2],
          ["Complaint not answered within two days", 4],
          ["Wrong information given to a customer", 4],
          ["Enquiry closed without an answer", 3],
        ],
      },
      {
        title: "Conduct",
        rules: [
          ["Impolite to a customer", 8],
          ["Promise to a customer not kept", 5],
          ["Appointment with a customer missed", 6],
          ["Customer sent from desk to desk", 2],
        ],
      },
      {
        title: "Records",
        rules: [
          ["Conversation not recorded", 1],
          ["Customer address not updated", 2],
          ["Claim filed in the wrong category", 1],
          ["Contract change not confirmed in writing", 4],
        ],
      },
      {
        title: "Service desk",
        rules: [
          ["Ticket left without an owner", 2],
          ["Priority set without a reason", 1],
          ["Ticket closed without a solution", 3],
        ],
      },
    ],
  },
  {
    title: "Information security",
    sections: [
      {
        title: "Access",
        rules: [
          ["Screen left unlocked", 2],
          ["Password shared", 10],
          ["Visitor left alone in the office", 5],
          ["Access card lent to somebody", 8],
        ],
      },
      {
        title: "Data",
        rules: [
          ["Personal data sent unencrypted", 12],
          ["Documents left at the printer", 2],
          ["Company data on a private device", 8],
          ["Confidential paper not shredded", 5],
        ],
      },
      {
        title: "Devices",
        rules: [
          ["Software installed without approval", 6],
          ["Updates put off for over a month", 3],
          ["Lost device reported late", 8],
          ["Unknown storage device plugged in", 8],
        ],
      },
      {
        title: "Awareness",
        rules: [
          ["Yearly training not completed", 4],
          ["Test phishing mail answered", 3],
          ["Suspicious mail not reported", 2],
        ],
      },
    ],
  },
];
